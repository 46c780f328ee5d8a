import { beforeEach, describe, expect, it } from 'vitest';
import { recordedAnswer } from '../support/recordedPlatform';
import * as app from './support';
import { screen, waitFor, within } from './support';
import { fillSignIn } from './support/signIn';

type Screen = [path: string, shown: string | RegExp];

const carrier = '6e81ecb1-78e2-42f6-86e1-15f47695e154';
const lists: Screen[] = [
  ['accounts', 'probe-example.example.com'],
  ['users', 'probe-acctuser@example.com'],
  ['applications', 'https://example.com/call'],
  ['carriers', '1 inbound, 1 outbound'],
  ['speech-services', /myvendor|Verbio/],
  ['phone-numbers', '+1 (555) 777-0001'],
  ['clients', 'probe-device'],
  ['alerts', 'http://foo.bar returned 404'],
  ['recent-calls', '486'],
];
const forms: Screen[] = [
  ['accounts/2560c3db-8e38-40f4-a5fa-65130dcf14d1/edit', 'probe-example'],
  ['users/a30f5897-b48c-4ee2-aeaf-d18a46b82813/edit', 'probe-viewuser'],
  ['applications/a2c0db75-dcf9-4a9a-b945-b1c3ca323a37/edit', 'probe-example-app'],
  [`carriers/${carrier}/edit`, 'probe-example-carrier'],
  ['phone-numbers/1938f441-c198-4c85-8eab-b017b76c614c/edit', '+1 (555) 777-0001'],
  ['clients/97a7e54f-2921-44a0-b356-5db5925ed71c/edit', 'probe-device'],
  ['least-cost-routing/a55326dd-09ca-4215-83f0-046dcf9b0de8/edit', 'probe-example-lcr'],
];
/** Google, Microsoft, Deepgram and a vendor of one's own. */
const speech = [
  '802032a5-e151-4fb9-a1fd-8795e54fdd4c',
  '284d5c97-4b55-4b99-bea7-66df6a5f7490',
  'e3f1b39a-a34c-4249-aff2-c26deb01ddb9',
  '09562878-77d4-4577-9886-c5eaad30e2e9',
].map((sid): Screen => [`speech-services/${sid}/edit`, 'Edit Speech Service']);

async function signIn(name: string): Promise<void> {
  await app.open('/');
  await fillSignIn(name, 'Probe-pass1!');
  await app.expectUrl(/^\/internal\//);
}

async function visit(screens: Screen[]): Promise<void> {
  for (const [path, shown] of screens) {
    await app.open(`/internal/${path}`);
    const isForm = path.endsWith('/edit');
    await waitFor(() => {
      const main = screen.getByRole('main');
      const place = isForm ? within(main).getByRole('heading', { level: 1 }) : main;
      expect(place, path).toHaveTextContent(shown);
      if (isForm) expect(main.querySelector('input, textarea'), path).toBeVisible();
    });
  }
}

/** What a live platform answered, put before the console: screens must show it and write no error. */
describe('the recorded answers of a live platform', () => {
  /** What was asked and never recorded. */
  let unanswered: string[] = [];
  beforeEach(() => {
    unanswered = [];
    app.answerAlways(null, /./, (_pass, body, call) => {
      const answer = recordedAnswer(call, body);
      if (answer !== undefined) return Response.json(answer);
      unanswered.push(call);
      return new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    });
  });

  it('are lists to a provider user', async () => {
    await signIn('probe-spuser');
    await visit(lists);
    expect(unanswered).toEqual([]);
  });

  it('are forms to a provider user', async () => {
    await signIn('probe-spuser');
    await visit([...forms, ...speech]);
    expect(unanswered).toEqual([]);
  });

  it('are the screens of an account user and of an administrator', async () => {
    await signIn('probe-acctuser');
    await visit([
      ['accounts/050da5f0-0cc6-48fd-98ec-87b0f9bb3922/edit', 'probe-a'],
      ...lists.filter(([path]) => path !== 'accounts'),
    ]);
    localStorage.clear();
    await signIn('probe-admin');
    await visit([...lists.slice(0, 4), ['settings', 'Password']]);
    expect(unanswered).toEqual([]);
  });
});
