import type { Seeder } from './tools';

/** What plans are made of, as every platform has it from its installation. */
export const productRows = [
  { name: 'concurrent call session', category: 'voice_call_session' },
  { name: 'registered device', category: 'device' },
  { name: 'api call', category: 'api_rate' },
] as const;

export type ProductName = (typeof productRows)[number]['name'];

export function seedProducts({ insert }: Seeder): void {
  for (const row of productRows) insert('products', row.name, row);
}
