import type { Row } from '../../../platform/api/database';
import * as stored from '../../support/routing';
import { db } from './platform';

export const tableOf = (name: string): Row => stored.tableOf(db, name);
export const storedRoutes = (sid: unknown): string[] => stored.storedRoutes(db, sid);
export const northwind = (): string[] => stored.northwind(db);
export const removeTables = (): void => stored.removeTables(db);
