import { expect } from 'vitest';
import { answerAlways } from './network';
import { isConcatenated, linesOfPage, strangeWords, textsOfPage } from './readTexts';
import { click, fireEvent, settle, waitFor } from './screen';

/** What is a name or a sign, in every language the same, and what others say. */
const exceptions: Record<string, RegExp> = {
  'the name of the product': /^Trunkline$/,
  'the name of a key': /^(Ctrl[+ ]\w|Esc)$/,
  'the name of a language, by itself':
    /^(English|Français|Deutsch|Español|日本語|العربية|Pseudo|oduesP)$/,
  'MUI says it, and libraryTexts.test.tsx holds it': /^(Open|Clear|Close)$/,
  'a measure, abbreviated as in every language of the trade': /^(ASR|ACD|NER)$/,
  'a protocol, a method or a format':
    /^(GET|POST|TCP|UDP|TLS|TLS\/SRTP|WSS?|RTP|mp3|wav|US|EU|IN)$/,
  'a part of a sentence between two links, in the letters of the pseudo-language':
    /^[^a-pr-uwyzA-PR-UWYZ]*$/,
  'the payment provider says it': /^(Card number|Expiration date|MM \/ YY|Security code|CVC)$/,
  'a command to be copied': /^curl -X /,
  'the address of a device': /^sips?:\S+$/,
  'the beginning and the end of a sid': /^[0-9a-f]{8}…[0-9a-f]{4}$/,
};
const isException = (seen: string) =>
  Object.values(exceptions).some((known) => known.test(seen.trim()));

/** A status of SIP is written as in the protocol; the title of a form has its record beside it. */
const besides = [/^\d{3} ⟦/, /^h1/];

/** What Intl writes: dates, times and how long ago something was. */
const intlWords = new Set(
  [
    ...Array.from({ length: 12 }, (_, at) => {
      const long = new Date(2026, at, 1 + at).toLocaleString('en', { month: 'long' });
      const short = new Date(2026, at, 1 + at).toLocaleString('en', { month: 'short' });
      const day = new Date(2026, 0, 1 + at).toLocaleString('en', { weekday: 'long' });
      return `${long} ${short} ${day} ${day.slice(0, 3)}`;
    }),
    'second seconds minute minutes hour hours day days week weeks month months year years',
    'in ago now yesterday tomorrow today last next gmt utc am pm',
  ].flatMap((words) => words.toLowerCase().match(/\p{L}+/gu) ?? []),
);

const openers =
  '[role=tab][aria-selected=false], [aria-expanded=false]:not([role=combobox]), [aria-haspopup=menu], [aria-haspopup=dialog]';
const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\d+/g, '');
/** What has been opened on one screen looks the same on the next. */
const opened = new Set<string>();

/** Opens what opens on the page, one after the other, and looks at it. */
async function openEverything(look: () => void): Promise<void> {
  for (;;) {
    const next = [...document.querySelectorAll(openers)].find((one) => !opened.has(nameOf(one)));
    if (!next) return;
    opened.add(nameOf(next));
    await click(next);
    look();
    if (document.querySelector('.MuiPopover-root, [role=dialog]')) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      await settle();
    }
  }
}

/** Notes the words that the platform answers: they are data. */
function noteData(): Set<string> {
  const words = new Set(intlWords);
  answerAlways('GET', /./, async (pass) => {
    const answer = await pass();
    const body = await answer.text();
    for (const one of body.match(/\p{L}{2,}/gu) ?? []) words.add(one.toLowerCase());
    return new Response(body, { status: answer.status });
  });
  return words;
}

const isWaiting = () => {
  const page = document.querySelector('main');
  return !page?.textContent || page.querySelector('.MuiSkeleton-root, .skeleton-row') !== null;
};

/** Looks at pages in the pseudo-language, one after the other; `known` are words that are data. */
export function startCrawl(...known: string[]) {
  const data = noteData();
  for (const word of known) data.add(word.toLowerCase());
  const found = new Set<string>();
  /** Notes what is wrong with the page as it is. */
  const look = (page: string) => {
    for (const { text: seen, where } of textsOfPage()) {
      if (strangeWords(seen, data).length > 0 && !isException(seen))
        found.add(`${page}, ${where}: ${seen}`);
    }
    for (const { text: seen, where } of linesOfPage()) {
      if (isConcatenated(seen) && !besides.some((kept) => kept.test(seen) || kept.test(where))) {
        found.add(`${page}, put together, ${where}: ${seen}`);
      }
    }
  };
  return {
    look,
    /** Notes what is wrong with a page once it is there, and with what opens on it. */
    async lookAround(page: string): Promise<void> {
      await waitFor(() => expect(isWaiting()).toBe(false));
      await settle();
      expect(document.documentElement.lang).toBe('en-XA');
      look(page);
      await openEverything(() => look(page));
    },
    expectNothing: () => expect([...found]).toEqual([]),
  };
}
