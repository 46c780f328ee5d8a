import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/dom';
import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  type I18nProvider,
  memoryStore,
  ResourceContextProvider,
  type Store,
  testDataProvider,
  useInput,
  useNotificationContext,
  useRouterProvider,
  type Validator,
} from 'ra-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import {
  type ConsoleActions,
  ConsoleActionsContext,
  ConsoleContext,
  type ConsoleInfo,
} from '../../src/components/ConsoleContext';
import type { AccessQuestion, Refusal } from '../../src/types/access';
import { drawnUntil } from './drawnPage';
import { keyWords } from './keyWords';

interface Around {
  /** The page that is open, of `path`, with what its visit brings along. */
  at?: string;
  path?: string;
  state?: object;
  provider?: Partial<DataProvider>;
  refusalOf?: (question: AccessQuestion) => Refusal | null;
  identity?: Partial<ConsoleInfo['identity']>;
  features?: Partial<ConsoleInfo['features']>;
  actions?: Partial<ConsoleActions>;
  store?: Store;
  i18n?: I18nProvider;
}

let app: Root | undefined;
let told: string[] = [];

/** What was said in messages, each with its arguments. */
export const messages = (): readonly string[] => told;

const Messages = () => {
  const { notifications } = useNotificationContext();
  told = notifications.map(({ message, notificationOptions }) => {
    const { _: _ownWords, ...args } = notificationOptions?.messageArgs ?? {};
    return [message, ...Object.values(args)].join(' ');
  });
  return null;
};

/** What stands at a path, or everywhere. */
const Page = ({ path, children }: { path: string | undefined; children: ReactNode }) => {
  const { Route, Routes } = useRouterProvider();
  if (path === undefined) return children;
  return (
    <Routes>
      <Route path={path} element={children} />
      <Route path="*" element={null} />
    </Routes>
  );
};

/** Draws a part of the console that needs only what is named; nobody is refused anything unless said. */
export function draw(inside: ReactNode, around: Around = {}): void {
  clearDrawn();
  drawnUntil(clearDrawn);
  const at = around.at ?? '/';
  // The router takes what stands behind the #, and `here` what stands before it.
  history.replaceState({ usr: around.state, key: 'k', idx: 0 }, '', `${at.split('?')[0]}#${at}`);
  const info = {
    providerSid: 'sp-1',
    identity: { userSid: 'u-1', scope: 'account', accountSid: null, isViewOnly: false },
    features: {},
  };
  const identity = { ...info.identity, ...around.identity };
  const actions = {
    holdUnsavedWork: () => () => undefined,
    storeAccountFilter: () => undefined,
    ...around.actions,
  };
  const refusalOf = around.refusalOf ?? (() => null);
  // No error ends a session here.
  const authProvider = { refusalOf, checkError: async () => undefined } as unknown as AuthProvider;
  app = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    app?.render(
      <CoreAdminContext
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={around.store ?? memoryStore()}
        i18nProvider={around.i18n ?? keyWords}
        authProvider={authProvider}
        dataProvider={testDataProvider(around.provider)}
      >
        <ConsoleContext.Provider
          value={{ ...info, identity, features: around.features ?? {} } as ConsoleInfo}
        >
          <ConsoleActionsContext.Provider value={actions as ConsoleActions}>
            <ResourceContextProvider value="carriers">
              <Page path={around.path}>{inside}</Page>
            </ResourceContextProvider>
            <Messages />
          </ConsoleActionsContext.Provider>
        </ConsoleContext.Provider>
      </CoreAdminContext>,
    ),
  );
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = async (name: string) => (await screen.findByRole('button', { name })).click();

/** Waits for something that is drawn, and for all that its drawing leads to. */
export async function ready(found: Promise<HTMLElement>): Promise<HTMLElement> {
  const element = await found;
  flushSync(() => undefined);
  return element;
}

/** Takes away what was drawn. */
export function clearDrawn(): void {
  app?.unmount();
  app = undefined;
  told = [];
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
}

interface FieldProps {
  source: string;
  validate?: Validator[];
}

/** An input of a form, by the name of its field. */
export const Field = ({ source, validate }: FieldProps) => {
  const { field, fieldState } = useInput({ source, validate });
  return <input aria-label={source} aria-invalid={fieldState.invalid} {...field} />;
};
