import { screen, waitFor } from '@testing-library/dom';
import { ResourceDefinitionContextProvider } from 'ra-core';
import { expect, vi } from 'vitest';
import { parseTable } from '../../src/engines/tables/parse';
import { ImportPage } from '../../src/pages/import/ImportPage';
import { listLiveEntries, removeEntry } from '../../src/saving/journal';
import type { BulkOptions } from '../../src/saving/runMany';
import type { Importing } from '../../src/types/importing';
import { clearDrawn, draw, press, ready, type } from './drawn';

export interface Sent {
  id: string;
  place: number;
  record: Record<string, unknown>;
}

const named = {
  accounts: [{ id: 'a-1', name: 'Acme', sip_realm: 'acme.example.com' }],
  carriers: [{ id: 'c-1', name: 'Twilio', account_sid: null }],
};
interface ImportPlatform {
  /** What is there. */
  stored: Record<string, unknown>[];
  /** What it refuses, by name. */
  refuses: string[];
  isReadable: boolean;
}
export const platform: ImportPlatform = { stored: [], refuses: [], isReadable: true };
const nameOf = ({ username, regex }: Record<string, unknown>) => String(username ?? regex);
/** What the platform has is told, unless it cannot be read. */
export const importBasis = vi.fn(async (_asked: object) => {
  if (!platform.isReadable) throw new Error('unread');
  return { named, existing: [...platform.stored] };
});
/** Stores what is not refused. */
export const importRows = vi.fn(
  async (_of: string, sent: Sent[], _into: object | null, { onResult }: BulkOptions) => {
    for (const { id, record } of sent) {
      const isRefused = platform.refuses.includes(nameOf(record));
      if (!isRefused) platform.stored.push(record);
      onResult(isRefused ? { id, error: new Error(`no ${nameOf(record)}`) } : { id });
    }
    return 7;
  },
);
export const getPasswordSettings = vi.fn(async () => ({
  ...{ min_password_length: 12, require_digit: false, require_special_character: false },
}));
const lists = { data: [{ id: 'r-1', name: 'Main' }], total: 1 };

/** Reads files at once, as the worker does. */
class TableReader {
  onmessage: (message: { data: unknown }) => void = () => undefined;
  constructor() {
    queueMicrotask(() => this.onmessage({ data: 'ready' }));
  }
  async postMessage(file: Blob) {
    this.onmessage({ data: parseTable(new Uint8Array(await file.arrayBuffer())) });
  }
  terminate() {}
}

/** What keeps the page from being left without a question. */
export const holds = new Set<object>();

/** Opens the page of a resource’s import, and pastes the rows of a file. */
export async function openImport(resource: string, importing: Importing, text: string) {
  const definition = { name: resource, options: { importing: async () => importing } };
  draw(
    <ResourceDefinitionContextProvider definitions={{ [resource]: definition }}>
      <ImportPage />
    </ResourceDefinitionContextProvider>,
    {
      at: `/internal/import?of=${resource}`,
      identity: { scope: 'service_provider' },
      actions: {
        holdUnsavedWork: () => {
          const hold = {};
          holds.add(hold);
          return () => void holds.delete(hold);
        },
      },
      provider: {
        exchange: async () => ({ importBasis, importRows }),
        getPasswordSettings,
        getList: async () => lists,
      } as object,
    },
  );
  await ready(screen.findByLabelText('app.importing.file.paste'));
  type('app.importing.file.paste', text);
  await press('app.importing.file.read');
}

/** Waits until a status says these words. */
export const says = (...words: string[]) =>
  waitFor(() => {
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContain(words.join(' '));
  });

/** A file of SIP clients. */
export const clients = (...names: string[]) =>
  ['username,account_sid,password', ...names.map((name) => `${name},Acme,s3cret-${name}`)].join(
    '\n',
  );

export function beginImport(): void {
  vi.stubGlobal('Worker', TableReader);
  Object.assign(platform, { stored: [], refuses: [], isReadable: true });
}

/** Takes away what was drawn and noted. */
export async function endImport(): Promise<void> {
  clearDrawn();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  for (const entry of await listLiveEntries('u-1')) await removeEntry('u-1', entry);
}
