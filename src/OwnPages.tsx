import { useLocation } from 'ra-core';
import { useConsole } from './components/ConsoleContext';
import { NotFound } from './components/page/NotFound';
import { extensions, ownPages, ownPlace } from './extensions';
import { addExtensionTexts } from './i18n/language';

/** Adds the texts of this deployment's extensions to those of the console. */
export const addOwnTexts = async (): Promise<void> => {
  if (extensions.length === 0) return;
  await addExtensionTexts((await import('./extensions/texts')).extensionTexts);
};

/** The page of an extension at the address, for those who have it. */
export const OwnPages = () => {
  const { pathname } = useLocation();
  const { identity } = useConsole();
  const place = ownPlace(pathname);
  const page = ownPages(identity.scope).find(({ to }) => ownPlace(to) === place);
  return page ? <page.Page key={page.to} /> : <NotFound />;
};
