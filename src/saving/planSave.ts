import type { Planned, SaveInput } from './input';
import { planCreate } from './planCreate';
import { planUpdate } from './planUpdate';

/**
 * What has to be sent so that the platform holds what the operator wants of a record, as data: pure, and
 * empty for what is stored already. Where it must know more it answers what it `asks`, and is called again
 * with the answers; what others changed meanwhile is merged in, or asked as `conflicts`.
 */
export const planSave = (input: SaveInput): Planned =>
  input.id === null ? planCreate(input) : planUpdate(input, input.id);
