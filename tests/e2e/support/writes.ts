import type { Page } from '@playwright/test';

export interface Write {
  /** "PUT Users/0b1c…". */
  call: string;
  body: unknown;
}

/** Every call of the page that changes something, in order, with what it carried. */
export function recordWrites(page: Page): Write[] {
  const writes: Write[] = [];
  page.on('request', (request) => {
    const path = request.url().split('/api/v1/')[1];
    if (path === undefined || request.method() === 'GET') return;
    writes.push({ call: `${request.method()} ${path}`, body: request.postDataJSON() });
  });
  return writes;
}
