import { useEffect } from 'react';

/** Names the page in the browser's tab and history, and whose it is. */
export function usePageTitle(title: string | undefined, product: string | null | undefined): void {
  const name = product ?? 'Trunkline';
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
