import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrowViolations } from './tooling/architecture/arrows';
import { citationViolations } from './tooling/architecture/citations';
import * as content from './tooling/architecture/content';
import { cycles } from './tooling/architecture/cycles';
import { effectViolations } from './tooling/architecture/effects';
import { exportViolations, namesakes } from './tooling/architecture/exports';
import * as layers from './tooling/architecture/layers';
import { listViolations } from './tooling/architecture/lists';
import { needlessExceptions, physicalViolations } from './tooling/architecture/logicalStyle';
import { type Module, parseModules, readSources } from './tooling/architecture/modules';
import { packageViolations, unusedPackages } from './tooling/architecture/packages';
import { retryViolations } from './tooling/architecture/retries';
import { searchViolations } from './tooling/architecture/searches';
import { sleepViolations } from './tooling/architecture/sleeps';
import { storyViolations } from './tooling/architecture/stories';
import { suspenseViolations } from './tooling/architecture/suspense';
import { translationViolations } from './tooling/architecture/translation';
import { vendorViolations } from './tooling/architecture/vendors';
import { wordViolations } from './tooling/architecture/words';
import { actionViolations, writeViolations } from './tooling/architecture/writes';

const everything = parseModules(readSources(['src', 'platform', 'scripts', 'tests']));
const product = everything.filter(({ path }) => /^(src|platform)\//.test(path));
const settings = ['package.json', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
/** Everything that loads a package, and what says which there are. */
const loading = [
  ...everything,
  ...parseModules(Object.fromEntries(settings.map((path) => [path, readFileSync(path, 'utf8')]))),
];
const documents = parseModules({
  'README.md': readFileSync('README.md', 'utf8'),
  ...readSources(['docs', 'platform', 'src', 'tests'], /\.md$/),
});

/** A rule, what it looks at, and a small set of files which keeps it and one which breaks it. */
interface Rule {
  says: string;
  check: (modules: Module[]) => string[];
  on?: Module[];
  kept: Record<string, string>;
  broken: Record<string, string>;
  /** What the words about the broken set must contain: both files where there are two. */
  names: string[];
}

const lines = (count: number) => 'export {};\n'.repeat(count);
const body = (count: number) => `export function long() {\n${'  void 0;\n'.repeat(count)}}\n`;

const rules: Rule[] = [
  {
    says: 'a layer imports only what the table allows',
    check: layers.layerViolations,
    kept: {
      'src/types/user.ts': '',
      'src/http/index.ts': "import type { User } from '../types/user';",
      'src/dataProvider/index.ts': "import { call } from '../http';",
      'src/resources/users/UserList.tsx': "import type { Provider } from '../../dataProvider';",
      'src/pages/public/LoginPage.tsx': "import { start } from '../../authProvider/oauth';",
      'src/authProvider/oauth.ts': '',
      'platform/api/server.ts': "import type { User } from '../../src/types/user';",
    },
    broken: {
      'src/components/Panel.tsx': "import { UserList } from '../resources/users/UserList';",
      'src/resources/users/UserList.tsx': '',
    },
    names: ['src/components/Panel.tsx', 'src/resources/users/UserList.tsx'],
  },
  {
    says: 'a resource may know the type of the data provider, and not load it',
    check: layers.layerViolations,
    kept: {
      'src/resources/users/a.ts': "import { type P } from '../../dataProvider/index';",
      'src/dataProvider/index.ts': '',
    },
    broken: {
      'src/resources/users/a.ts': "import { p } from '../../dataProvider/index';",
      'src/dataProvider/index.ts': '',
    },
    names: ['src/resources/users/a.ts', 'src/dataProvider/index.ts'],
  },
  {
    says: 'an extension reaches the platform by what it is given',
    check: layers.layerViolations,
    kept: {
      'src/extensions/own/racks/Page.tsx':
        "import { useOwnRows } from '../../useOwnRows'; import '../../../components/page/PageHeader';",
      'src/extensions/useOwnRows.ts': "import type { Provider } from '../dataProvider';",
      'src/components/page/PageHeader.tsx': '',
      'src/dataProvider/index.ts': '',
    },
    broken: {
      'src/extensions/own/racks/Page.tsx':
        "import { request } from '../../../http'; import '../../../session';",
      'src/http/index.ts': '',
      'src/session/index.ts': '',
    },
    names: ['src/extensions/own/racks/Page.tsx', 'src/http/index.ts', 'src/session/index.ts'],
  },
  {
    says: 'the platform takes types from src and nothing else',
    check: layers.layerViolations,
    kept: { 'platform/a.ts': "import type { A } from '../src/types/a';", 'src/types/a.ts': '' },
    broken: { 'platform/a.ts': "import { a } from '../src/types/a';", 'src/types/a.ts': '' },
    names: ['platform/a.ts', 'src/types/a.ts'],
  },
  {
    says: "the platform's API knows nothing of the demo",
    check: layers.layerViolations,
    kept: {
      'platform/createPlatform.ts': "import './api/server'; import './demo/world';",
      'platform/demo/world.ts': "import type { World } from '../api/outside';",
      'platform/api/outside.ts': '',
      'platform/api/server.ts': '',
    },
    broken: {
      'platform/api/server.ts': "import type { World } from '../demo/world';",
      'platform/demo/world.ts': '',
    },
    names: ['platform/api/server.ts', 'platform/demo/world.ts'],
  },
  {
    says: 'src takes nothing from the platform or the tests, not even lazily',
    check: layers.layerViolations,
    kept: { 'src/main.tsx': "import('./App');", 'src/App.tsx': '' },
    broken: { 'src/main.tsx': "import('../platform/seed');", 'platform/seed/index.ts': '' },
    names: ['src/main.tsx', 'platform/seed/index.ts'],
  },
  {
    says: 'the providers load nothing of React',
    check: layers.layerViolations,
    kept: { 'src/dataProvider/a.ts': "import type { DataProvider } from 'react-admin';" },
    broken: { 'src/dataProvider/a.ts': "import { fetchUtils } from 'react-admin';" },
    names: ['src/dataProvider/a.ts', 'react-admin'],
  },
  {
    says: 'one resource never imports another',
    check: layers.resourceViolations,
    kept: {
      'src/resources/index.ts': "import users from './users';",
      'src/resources/users/index.ts': "import './UserList';",
      'src/resources/users/UserList.tsx': '',
    },
    broken: {
      'src/resources/users/index.ts': "import type { A } from '../accounts/AccountList';",
      'src/resources/accounts/AccountList.tsx': '',
    },
    names: ['src/resources/users/index.ts', 'src/resources/accounts/AccountList.tsx'],
  },
  {
    says: 'an engine is imported from its index alone',
    check: layers.engineViolations,
    kept: {
      'src/resources/calls/Capture.tsx': "import { readLadder } from '../../engines/sip';",
      'src/engines/sip/index.ts': "export { readLadder } from './readLadder';",
      'src/engines/sip/readLadder.ts': "import { callWorker } from '../worker';",
      'src/engines/worker/index.ts': '',
    },
    broken: {
      'src/resources/calls/Capture.tsx': "import type { Ladder } from '../../engines/sip/ladder';",
      'src/engines/sip/ladder.ts': "import('../worker/timer');",
      'src/engines/worker/timer.ts': '',
    },
    names: ['Capture.tsx imports src/engines/sip/ladder.ts', 'src/engines/worker/timer.ts'],
  },
  {
    says: 'signed-out visitors load nothing of react-admin',
    check: layers.signedOutViolations,
    kept: {
      'src/main.tsx': "import './pages/public/LoginPage'; import('./App');",
      'src/pages/public/LoginPage.tsx': "import type { AuthProvider } from 'react-admin';",
      'src/App.tsx': "import { Admin } from 'react-admin';",
    },
    broken: {
      'src/main.tsx': "import './components/Notice';",
      'src/components/Notice.tsx': "import { useTranslate } from 'ra-core';",
    },
    names: ['src/main.tsx', 'src/components/Notice.tsx', 'ra-core'],
  },
  {
    says: 'no circle of imports, of types and lazy ones too',
    check: cycles,
    kept: {
      'src/a.ts': "import './b'; import('./c');",
      'src/b.ts': '',
      'src/c.ts': "import './b';",
    },
    broken: {
      'src/a.ts': "import './b';",
      'src/b.ts': "export * from './c';",
      'src/c.ts': "import type { A } from './a';",
      'src/d.ts': "import('./e');",
      'src/e.ts': "import './d';",
    },
    names: ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts', 'src/e.ts'],
  },
  {
    says: 'what src exports is imported by src',
    check: exportViolations,
    on: everything,
    kept: {
      'src/a.ts': "import { b, type B } from './b'; import('./c'); b();",
      'src/b.ts': 'export const b = (x: B) => x; export type B = { c: C }; export interface C {}',
      'src/c.ts': 'export const part = 1; export const whole = [part];',
      'tests/c.test.ts': "import { part } from '../src/c';",
    },
    broken: {
      'src/a.ts': 'export const alone = 1;',
      'src/b.ts': "export { alone } from './a';",
      'src/c.ts': 'export interface C {} export const tested = 1;',
      'tests/c.test.ts': "import { tested } from '../src/c';",
    },
    names: ['src/b.ts exports alone', 'src/c.ts exports C', 'src/c.ts exports tested'],
  },
  {
    says: 'an exported name stands for one thing',
    check: namesakes,
    kept: {
      'src/a.ts': "export { Plan } from './b'; import { order } from './b'; export { order };",
      'src/b.ts':
        'export interface Plan {} export function order(): void; export function order() {}',
      'platform/a.ts': 'export interface Plan {}',
      'src/i18n/en/a.ts': 'export const users = {};',
      'src/i18n/fr/a.ts': 'export const users = {};',
    },
    broken: {
      'src/a.ts': 'export interface Plan {}',
      'src/b.ts': 'export const Plan = () => null;',
      'platform/a.ts': 'export const pageOf = 1;',
      'platform/b.ts': 'const page = 2; export { page as pageOf };',
    },
    names: ['Plan is exported by src/a.ts and src/b.ts', 'platform/a.ts and platform/b.ts'],
  },
  {
    says: 'a package that is imported is declared',
    check: packageViolations,
    on: loading,
    kept: {
      'src/a.ts': "import Box from '@mui/material/Box'; import './b'; import 'react-dom/client';",
      'src/b.ts': "import type { Page } from '@playwright/test';",
      'tests/a.test.ts': "import { it } from 'vitest'; import 'node:fs'; import('axe-core');",
    },
    broken: {
      'src/a.ts': "import { merge } from 'lodash/merge';",
      'src/b.ts': "import { it } from 'vitest';",
      'tests/a.test.ts': "import('@hookform/resolvers/zod');",
    },
    names: ['src/a.ts imports lodash', 'src/b.ts imports vitest', 'imports @hookform/resolvers,'],
  },
  {
    says: 'a package that is declared is needed',
    check: unusedPackages,
    on: loading,
    kept: {
      'package.json': JSON.stringify({
        scripts: { lint: 'biome lint .' },
        dependencies: { 'ra-core': '5.15', 'react-hook-form': '*' },
        devDependencies: { '@biomejs/biome': '*', '@types/semver': '*', semver: '*', tsx: '*' },
      }),
      'src/a.ts': "import { useTranslate } from 'ra-core';",
      'scripts/a.mjs': "import 'semver'; run('node_modules/.bin/tsx');",
    },
    broken: {
      'package.json': JSON.stringify({
        dependencies: { dayjs: '*', diff: '*' },
        devDependencies: { '@biomejs/biome': '*', '@types/semver': '*', marked: '*' },
      }),
      'tests/a.test.ts': "import dayjs from 'dayjs';",
    },
    names: ['dayjs', 'diff', '@biomejs/biome', '@types/semver', 'marked'],
  },
  {
    says: 'only http/ speaks to the network',
    check: content.fetchViolations,
    kept: {
      'src/http/index.ts': 'fetch("/");',
      'src/a.ts': 'query.fetch(); const { refetch } = q;',
    },
    broken: { 'src/a.ts': 'fetch("/");', 'src/b.ts': 'window.fetch("/"); new WebSocket("/");' },
    names: ['src/a.ts:1', 'src/b.ts:1'],
  },
  {
    says: 'nothing needs a page over https',
    check: content.secureContextViolations,
    kept: {
      'src/components/copyText.ts': 'navigator.clipboard.writeText(text);',
      'src/a.ts': 'crypto.getRandomValues(ids); navigator.onLine; info.storage; use.clipboard();',
    },
    broken: {
      'src/a.ts': 'crypto.randomUUID();\nwindow.crypto.subtle.digest();',
      'src/b.ts': 'navigator.clipboard.writeText(text);\nnavigator.locks?.request();',
    },
    names: ['src/a.ts:1', 'src/a.ts:2', 'src/b.ts:1', 'src/b.ts:2'],
  },
  {
    says: 'what is no word is left by browsers that translate the page',
    check: translationViolations,
    kept: {
      'src/a.tsx': '<Box component="code" translate="no" sx={mono}>{text}</Box>;',
      'src/b.tsx':
        "<TextField sx={{ '& textarea': { ...mono, fontSize: 13 }, '& input': mono }} />;",
      'src/c.tsx': '<Box sx={{ fontFamily: mono.fontFamily }}>{words}</Box>;',
      'src/d.tsx': '<p>\n{isLate ? translate("late") : null}\n{/* why */}\n</p>;',
      'src/e.tsx': '<p>{translate("left", { days })}{isLate && <b>{translate("late")}</b>}</p>;',
      'src/f.tsx':
        '<td translate={sid ? "no" : "yes"}>{sid || translate("none")}</td>;\n<b translate="no">{format(sid)}</b>;',
    },
    broken: {
      'src/a.tsx': '<pre>{text}</pre>;\n<span className="mono muted">{sid}</span>;',
      'src/b.tsx': '<Box component="code">{text}</Box>;\n<Box sx={{ ...mono, p: 1 }}>{text}</Box>;',
      'src/c.tsx': '<Box sx={small}>{text}</Box>;\n<Box sx={{ ...spelled, p: 1 }}>{text}</Box>;',
      'src/look.ts':
        'export const small = { ...spelled };\nexport const spelled = { fontSize: 13, ...mono } as const;',
      'src/d.tsx':
        '<p>{isLate ? translate("late") : ""} {name}</p>;\n<>{isLate && "late"}<b /></>;',
      'src/e.tsx':
        '<p>{errorText(error).join(" ")}{" "}<button /></p>;\n<p><i />{late ?? say("no")}</p>;',
      'src/f.tsx':
        'const words = sid || translate("none"); <td translate="no">{words}</td>;\n<b translate="no">{sid ? sid : say("none")}</b>;',
    },
    names: ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) =>
      [1, 2].map((line) => `src/${name}.tsx:${line}`),
    ),
  },
  {
    says: 'one hook hears the keys of the page',
    check: content.keyViolations,
    kept: {
      'src/components/useKeyDown.ts': "window.addEventListener('keydown', hear);",
      'src/a.ts': "window.addEventListener('scroll', hear); box.addEventListener('keydown', hear);",
    },
    broken: { 'src/a.ts': "window.addEventListener('keydown', hear);" },
    names: ['src/a.ts:1'],
  },
  {
    says: 'one file opens channels to other tabs',
    check: content.channelViolations,
    kept: {
      'src/tabChannel.ts': 'new BroadcastChannel(name);',
      'src/a.ts': 'openTabChannel(name).onmessage = hear;',
    },
    broken: { 'src/a.ts': 'const channel = new BroadcastChannel(name);' },
    names: ['src/a.ts:1'],
  },
  {
    says: 'only http/ asks again by itself',
    check: retryViolations,
    kept: {
      'src/a.ts':
        "useQuery({ retry: false }); ({ retry: () => refetch(), text: { retry: 'Try again' } });",
    },
    broken: { 'src/a.ts': 'useQuery({ retry: true });', 'src/b.ts': 'useQuery({ retry: 3 });' },
    names: ['src/a.ts:1', 'src/b.ts:1'],
  },
  {
    says: 'an effect ends what it begins',
    check: effectViolations,
    kept: {
      'src/a.ts': 'useEffect(() => subscribeToLate(tell), [tell]);',
      'src/b.ts':
        "useEffect(() => { const stop = subscribe(f); on('x'); return () => { stop(); }; }, []);",
      'src/c.ts':
        "useEffect(() => { add.addEventListener('a', f); return () => add.removeEventListener('a', f); });",
      'src/d.ts': "session.subscribe(f); window.addEventListener('a', f);",
    },
    broken: {
      'src/a.ts': 'useEffect(() => {\n  subscribeToLate(tell);\n}, [tell]);',
      'src/b.ts':
        'useEffect(() => { const stop = 1; cache.subscribe(f); return () => stop(); }, []);',
      'src/c.ts': "React.useLayoutEffect(() => { window.addEventListener('a', f); }, []);",
      'src/d.ts': 'useEffect(() => { setInterval(f, 1); new ResizeObserver(f).observe(a); }, []);',
    },
    names: ['src/a.ts:1', 'src/b.ts:1', 'src/c.ts:1', 'src/d.ts:1'],
  },
  {
    says: 'what is loaded on demand is waited for in its own place',
    check: suspenseViolations,
    kept: {
      'src/a.tsx': 'const A = onDemand(f); const B = () => <Suspense><A /></Suspense>;',
      'src/b.tsx': 'export const A = onDemand(f);',
    },
    broken: { 'src/a.tsx': 'const A = onDemand(f); const B = () => <><A of="x" /></>;' },
    names: ['src/a.tsx'],
  },
  {
    says: 'a record is written by a plan alone',
    check: writeViolations,
    kept: {
      'src/a.ts': "request({ path: 'Users' }); ({ method: 'PUT', path: 'Users/1' });",
      'src/authProvider/passwords.ts': "request({ method: 'POST', path: 'login' });",
      'src/dataProvider/methods/system.ts': "request({ method: 'DELETE', path: 'TtsCache' });",
    },
    broken: {
      'src/dataProvider/methods/users.ts': "request({ method: 'PUT', path: 'Users/1' });",
      'src/a.ts': "request<Answer>({ path: 'Users', method: 'POST' });",
      'src/dataProvider/b.ts': 'runMany(plans, { send: request });',
    },
    names: ['src/dataProvider/methods/users.ts:1', 'src/a.ts:1', 'src/dataProvider/b.ts:1'],
  },
  {
    says: 'what may write outside of a plan does so',
    check: actionViolations,
    kept: { 'src/hosted/calls.ts': "request({ method: 'POST', path });" },
    broken: { 'src/hosted/calls.ts': 'request({ path });' },
    names: ['src/hosted/calls.ts'],
  },
  {
    says: 'only one file opens the browser storage',
    check: content.storageViolations,
    kept: { 'src/session/storage.ts': 'localStorage.getItem("token");' },
    broken: {
      'src/layout/Menu.tsx': '\nwindow.sessionStorage.clear();',
      'src/session/index.ts': 'localStorage.clear();',
    },
    names: ['src/layout/Menu.tsx:2', 'src/session/index.ts:1'],
  },
  {
    says: "only one module writes and reads the console's addresses",
    check: content.addressViolations,
    kept: {
      'src/routing/addresses.ts': "const root = '/internal'; location.pathname.split('/');",
      'src/a.tsx': 'const location = useLocation(); <a href={hrefOf(location.pathname)} />;',
      'src/b.tsx': "window.location.origin; text.split(','); <a href='#top' />;",
    },
    broken: {
      'src/a.ts': "go('/internal/users');",
      'src/b.ts': 'go(`/internal/` + area);',
      'src/c.ts': '/^\\/internal/.test(path);',
      'src/d.ts': "pathname.split('/')[2];",
      'src/e.ts': 'location.pathname;',
      'src/f.ts': 'const { pathname } = window.location;',
      'src/g.ts': 'const path = `?filter=` + text;',
      'src/h.ts': "query.get('filter');",
      'src/i.tsx': '<img src="/logo.svg" />;',
      'src/j.ts': 'const createPath = useCreatePath();',
    },
    names: [...'abcdefghij'].map((name) => `src/${name}.ts`),
  },
  {
    says: 'what react-admin does by halves is used through our own file',
    check: content.wrappedViolations,
    kept: {
      'src/a.ts': "import { AutocompleteInput } from './AutocompleteInput';",
    },
    broken: {
      'src/a.ts': "import { AutocompleteInput } from 'ra-ui-materialui';",
      'src/b.ts': "import { ListBase } from 'ra-core';",
      'src/c.ts': 'const { filterValues } = useListContext();',
      'src/d.ts': 'useListContext().setPage(1);',
    },
    names: [...'abcd'].map((name) => `src/${name}.ts:1`),
  },
  {
    says: 'fields with suggestions are those of the console',
    check: content.suggestionViolations,
    kept: {
      'src/components/inputs/Combobox.tsx': "import use from '@mui/material/useAutocomplete';",
      'src/layout/palette/P.tsx': "import use from '@mui/material/useAutocomplete';",
      'src/a.ts': "import { Combobox } from './components/inputs/Combobox';",
    },
    broken: {
      'src/a.tsx': "import Autocomplete from '@mui/material/Autocomplete';",
      'src/b.tsx': '<datalist id="names" />;',
    },
    names: ['src/a.tsx:1', 'src/b.tsx:1'],
  },
  {
    says: 'one tooltip serves the whole console',
    check: content.tooltipViolations,
    kept: { 'src/a.tsx': "const a = <button data-tooltip='Copy' />;" },
    broken: { 'src/b.tsx': "import Tooltip from '@mui/material/Tooltip';" },
    names: ['src/b.tsx:1'],
  },
  {
    says: 'Escape closes what opens over the page',
    check: content.overlayViolations,
    kept: {
      'src/a.tsx': '<Dialog open onClose={close} />;',
      'src/b.tsx': '<Menu {...menu} />;',
      'src/layout/session/SignInAgainDialog.tsx': '<Dialog open />;',
    },
    broken: { 'src/a.tsx': '<Dialog open />;', 'src/b.tsx': '<Popover open anchorEl={a} />;' },
    names: ['src/a.tsx:1', 'src/b.tsx:1'],
  },
  {
    says: 'arrows along the line are turned where the page is mirrored',
    check: arrowViolations,
    kept: {
      'src/a.ts':
        "import A from '@mui/icons-material/ChevronLeft'; const a = plainIcon(A, 'icon ahead');",
      'src/b.tsx': 'import A from \'@mui/icons-material/Undo\'; const a = <A className="ahead" />;',
      'src/c.ts': "import A from '@mui/icons-material/ArrowDownward'; const a = plainIcon(A);",
      'src/resources/recent-calls/trace/SpanRow.tsx':
        "import A from '@mui/icons-material/ChevronRight'; const a = plainIcon(A);",
    },
    broken: {
      'src/a.ts': "import A from '@mui/icons-material/ChevronLeft'; const a = plainIcon(A);",
      'src/b.tsx': "import A from '@mui/icons-material/Undo'; const a = <A fontSize='small' />;",
      'src/c.ts': "import A from '@mui/icons-material/ArrowBackOutlined'; const a = [A];",
    },
    names: ['src/a.ts:1 A', 'src/b.tsx:1 A', 'src/c.ts:1 A'],
  },
  {
    says: 'styles name the start and the end of a line, not the left and the right',
    check: physicalViolations,
    kept: {
      'src/a.ts': "export const a = { marginInlineStart: 4, padding: '0 4px', textAlign: 'end' };",
      'src/b.ts':
        'const { left, right } = box.getBoundingClientRect(); interface A { left: number }',
      'src/c.tsx': "<Menu anchorOrigin={{ horizontal: end }} transition='left 1s' />;",
      'src/engines/a.ts': 'export const place = { left: 1 };',
      'src/resources/recent-calls/trace/SpanBar.tsx': 'export const a = { left: 1 };',
    },
    broken: {
      'src/a.ts': 'const a = { paddingLeft: 4 };',
      'src/b.tsx': '<Box sx={{ ml: 2 }} />;',
      'src/c.tsx': '<Box mr={2} />;',
      'src/h.tsx': "<Menu anchorOrigin={{ horizontal: 'right' }} />;",
      'src/d.ts': "const a = { '& > a': { right: 0 } };",
      'src/e.ts': "const a = { textAlign: isLast ? 'right' : 'start' };",
      'src/f.ts': "const a = { padding: '0 4px 0 10px' };",
      'src/g.ts': "const a = { margin: { xs: 0, sm: '0 auto 0 calc(1px + 2px)' } };",
      'src/h.ts': "const a = { borderLeftColor: 'red', borderTopRightRadius: 2 };",
    },
    names: [
      'src/a.ts:1 paddingLeft: use paddingInlineStart',
      'src/b.tsx:1 ml',
      'src/c.tsx:1 mr',
      'src/d.ts:1 right: use insetInlineEnd',
      'src/e.ts:1 textAlign',
      'src/h.tsx:1 horizontal: use useSides',
      'src/f.ts:1 padding',
      'src/g.ts:1 margin',
      'src/h.ts:1 borderLeftColor: use borderInlineStartColor',
      'src/h.ts:1 borderTopRightRadius: use borderStartEndRadius',
    ],
  },
  {
    says: 'the sign between what is listed is that of the language',
    check: listViolations,
    kept: {
      'src/components/a.ts': "listWords(names, translate); names.join(','); names.join(' · ');",
      'src/components/b.ts': `const style = { [\`\${head}, \${cell}\`]: {}, gap: \`\${a}, 2px\` };`,
      'src/http/a.ts': "methods.join(', ');",
    },
    broken: {
      'src/components/a.ts': "names.map(nameOf).join(', ');",
      'src/resources/b.ts': `const both = \`\${first}, \${second}\`;`,
      'src/pages/c.tsx': "<p>{first}{', '}{second}</p>;",
      'src/layout/d.ts': "names?.join('; ');",
      'src/layout/e.ts': "names.join('、');",
      'src/pages/f.tsx': "<p>{place > 0 && ', '}{name}</p>;",
    },
    names: [
      'components/a.ts:1',
      'resources/b.ts:1',
      'pages/c.tsx:1',
      'layout/d.ts:1',
      'e.ts:1',
      'f.tsx:1',
    ],
  },
  {
    says: 'no comparison of scopes outside of authProvider/',
    check: content.scopeViolations,
    kept: { 'src/authProvider/scopes.ts': 'scope === "admin";', 'src/a.ts': 'x === "admin";' },
    broken: { 'src/a.ts': 'user?.scope === "admin"', 'src/b.ts': 'switch (scope) {}' },
    names: ['src/a.ts:1', 'src/b.ts:1'],
  },
  {
    says: 'only its own file names a speech vendor',
    check: vendorViolations,
    kept: {
      'src/engines/speech/vendors/deepgram.ts': "export const deepgram = { id: 'deepgram' };",
      'src/engines/speech/vendors/index.ts': "import { deepgram } from './deepgram';",
      'src/i18n/en/a.ts': "export const a = { deepgram: 'Deepgram' };",
      'src/resources/accounts/buckets/google.ts': "export const google = { id: 'google' };",
      'src/a.ts': "descriptor.synthesis?.noLanguage; range === 'custom';",
    },
    broken: {
      'src/a.ts': "if (vendor === 'deepgram') go();",
      'src/b.ts': 'switch (vendor) { case `ibm`: break; }',
      'src/c.ts': 'const lists = { google: 1 };',
      'src/d.ts': 'vendor.replace(/^custom:/, "");',
      'src/e.ts': "vendor.startsWith('custom:');",
    },
    names: ['src/a.ts:1', 'src/b.ts:1', 'src/c.ts:1', 'src/d.ts:1', 'src/e.ts:1'],
  },
  {
    says: `no file of more than ${content.fileCeiling} lines, tables and messages aside`,
    check: content.lengthViolations,
    kept: {
      'src/a.ts': lines(250),
      'src/i18n/en/a.ts': lines(400),
      'platform/api/schema.ts': lines(400),
    },
    broken: { 'src/a.ts': lines(251) },
    names: ['src/a.ts has 251 lines'],
  },
  {
    says: `no function of more than ${content.functionCeiling} lines`,
    check: content.functionViolations,
    kept: { 'src/a.ts': body(78) },
    broken: { 'src/a.ts': body(79) },
    names: ['src/a.ts:1 has a function of 81 lines'],
  },
  {
    says: 'no any, no silenced check, no note to oneself, no console output',
    check: content.habitViolations,
    on: everything,
    kept: { 'src/a.ts': '// The company.\nconst text = "TODO any"; console.error(text);' },
    broken: {
      'src/a.ts': 'let x: any;',
      'src/b.ts': 'f(x as any);',
      'src/c.ts': '// @ts-ignore\nx;',
      'src/d.ts': '/* biome-ignore lint: no */',
      'src/e.ts': '// eslint-disable-next-line',
      'src/f.ts': '// TODO: later',
      'src/g.ts': '// FIXME',
      'src/h.ts': 'console.log(1);',
    },
    names: [
      'src/a.ts',
      'src/b.ts',
      'src/c.ts',
      'src/d.ts',
      'src/e.ts',
      'src/f.ts',
      'src/g.ts',
      'src/h.ts',
    ],
  },
  {
    says: 'a draft is unsaved work and nothing else',
    check: wordViolations,
    kept: {
      'src/layout/session/DraftsButton.tsx': 'drafts.map((draft) => draft.id);',
      'src/resources/carriers/toCarrier.ts': 'export interface CarrierValues { local_id: string }',
    },
    broken: {
      'src/resources/carriers/toCarrier.ts': 'export interface CarrierDraft {}',
      'src/types/gateway.ts': 'export interface Gateway { draft?: string }',
    },
    names: ['toCarrier.ts:1 calls CarrierDraft', 'gateway.ts:1 calls draft'],
  },
  {
    says: 'stories speak through one object',
    check: storyViolations,
    on: everything,
    kept: {
      'tests/app/a.test.ts':
        "import * as app from './support'; import { screen, waitFor } from './support';",
    },
    broken: { 'tests/app/b.test.ts': "import { open, screen } from './support';" },
    names: ['tests/app/b.test.ts:1 names open'],
  },
  {
    says: 'a page changes the search of its own address alone',
    check: searchViolations,
    kept: {
      'src/a.ts': "navigate({ pathname, search: '' }); navigate('/internal/users');",
      'src/components/page/useOwnSearch.ts': 'navigate({ search }, options);',
    },
    broken: { 'src/a.ts': "navigate({ search: '?a=1' });", 'src/b.ts': 'navigate({ hash }, how);' },
    names: ['src/a.ts:1 changes', 'src/b.ts:1 changes'],
  },
  {
    says: 'no test sleeps',
    check: sleepViolations,
    on: everything,
    kept: {
      'tests/a.test.ts':
        'await new Promise((resolve) => setTimeout(resolve, 5)); await waitFor(() => {});',
      'tests/b.test.ts': 'setTimeout(() => control.abort(), 100); vi.waitFor(() => {}, 10_000);',
    },
    broken: {
      'tests/a.test.ts': 'await new Promise((resolve) => setTimeout(resolve, 2300));',
      'tests/b.test.ts': 'await page.waitForTimeout(500);',
      'tests/c.test.ts': 'await vi.waitFor(() => expect(asked).toBe(true));',
    },
    names: ['tests/a.test.ts:1', 'tests/b.test.ts:1', 'tests/c.test.ts:1'],
  },
  {
    says: 'a citation leads to a document of the repository',
    check: citationViolations,
    on: [...everything, ...documents],
    kept: {
      'src/a.ts':
        '/** As told (contract 5.1,\n * 23.73; decisions 66 and 67); ADR 7. */\nconst decision = 999;',
      'src/b.ts':
        '// An order of rules,\n// see rule\n// 5.1, contract 3 to 16.\nconst text = "contract 99";',
      'tests/contract/a.test.ts': "describe('GET /Users (contract 3)', () => {});",
      'docs/a.md': '[Contract](platform-contract.md), rule 5.1 and `src/App.tsx`',
      'docs/c.md':
        '`src/i18n/{en,fr}/common.ts`, `types/*.ts`, `http/early`, `dist/config.js`, `…Rules.ts`',
      'docs/d.md':
        '`decisions/`, `save.ts`, `src/i18n/<locale>/index.ts`, `Users/me`, `text/plain`',
      'docs/adding-a-thing.md': '`src/resources/queues`',
    },
    broken: {
      'src/a.ts': '\n/** See\n * contract\n * 99.1. */',
      'src/b.ts': '// Decisions 66, 999.',
      'src/c.ts': '// A rule\n// 99.9 of no document.',
      'src/d.ts': '// ADR 99',
      'src/e.ts': '// The specification, section 8.',
      'src/f.ts': '/** By the domain\n * facts. */',
      'tests/contract/a.test.ts': "describe('GET /Users (contract 99)', () => {});",
      'docs/a.md': '[Gone](gone.md)',
      'docs/b.md': 'As in\n`src/gone.ts`, `src/resources/queues` and `src/App.tsx`.',
      'docs/c.md':
        '`src/i18n/{en,xx}/common.ts`, `…Gone.ts`, `http/late`, `gone/`, `gone.ts`, `ave.ts`',
    },
    names: [
      'src/a.ts:3 cites contract 99.1',
      'src/b.ts:1 cites Decision 999',
      'src/c.ts:1 cites rule 99.9',
      'src/d.ts:1 cites ADR 99',
      'src/e.ts:1 cites the specification',
      'src/f.ts:1 cites the domain facts',
      'tests/contract/a.test.ts:1 cites contract 99',
      'docs/a.md:1 links to gone.md',
      'docs/b.md:2 names src/gone.ts',
      'docs/b.md:2 names src/resources/queues',
      'docs/c.md:1 names src/i18n/{en,xx}/common.ts',
      'docs/c.md:1 names …Gone.ts',
      'docs/c.md:1 names http/late',
      'docs/c.md:1 names gone/',
      'docs/c.md:1 names gone.ts',
      'docs/c.md:1 names ave.ts',
    ],
  },
];

describe.each(rules)('$says', ({ check, on = product, kept, broken, names }) => {
  it('is kept by every file', () => {
    expect(check(on)).toEqual([]);
  });
  it('is a rule that can fail, and names the files', () => {
    expect(check(parseModules(kept))).toEqual([]);
    const words = check(parseModules(broken)).join('\n');
    for (const name of names) expect(words).toContain(name);
  });
});

it('a file that may name the left and the right does', () => {
  expect(needlessExceptions(product)).toEqual([]);
});

it('looks at the whole product', () => {
  const paths = product.map(({ path }) => path);
  for (const path of ['src/main.tsx', 'src/App.tsx', 'platform/api/server.ts']) {
    expect(paths).toContain(path);
  }
});
