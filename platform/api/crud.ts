import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from './context';
import type { Row } from './database';
import { type ApiError, bareStatus } from './errors';
import {
  allRecords,
  type Body,
  deleteRecord,
  findRecord,
  insertRecord,
  requireFields,
  updateRecord,
} from './records';
import { body, created, noContent, param } from './requests';
import type { TableName } from './schema';
import type { Caller } from './scope';

export type Verb = 'list' | 'one' | 'create' | 'change' | 'remove';

/** One request as the hooks of an entity see it. */
export interface Ask {
  request: FastifyRequest;
  caller: Caller;
  /** The sid in the path; empty for a list and a create. */
  sid: string;
  /** The stored row of that sid, if there is one. */
  row: Row | undefined;
  /** The body; empty for a list, one and a remove. */
  payload: Body;
}

/**
 * An entity as a row of options. Without any option it is a table that everybody reads and writes,
 * with the answers of nearly every entity: a list in the order of the sids, 201 `{sid}`, 204, and
 * 404 as plain text (contract 1.2, 1.3, 20). Every hook refuses by throwing an `ApiError`.
 */
export interface Entity {
  path: string;
  table: TableName;
  /** The verbs that the API has not. */
  lacks?: Verb[];
  /** The whole answer of the list, where it is more than the rows that the caller sees. */
  list?(ask: Ask): unknown;
  /** Which rows the list and the get-one show; all by default. */
  sees?(caller: Caller, row: Row): boolean;
  /** A row as the list and the get-one answer it; as it is stored by default. */
  serialize?(row: Row, ask: Ask): unknown;
  /** The answer for a row that does not exist or is not seen; 404 text by default. */
  unknown?(): ApiError;
  /** Refusals of a get-one, a change and a remove, before the row has to exist. */
  mayRead?(ask: Ask): void;
  mayChange?(ask: Ask): void;
  mayRemove?(ask: Ask): void;
  /** The columns that a body stands for: what the caller's scope forces, what is refused. */
  accepts?(ask: Ask): Body;
  /** The columns as they are stored; after the check for missing required ones. */
  sealed?(columns: Body, ask: Ask): Body;
  /** What goes before the row goes. */
  clears?(sid: string): void;
  /** In place of the whole write, for what no option says; a create answers the sid. */
  create?(ask: Ask): string;
  change?(ask: Ask): void;
  remove?(ask: Ask): void;
  /** The answer of a create by the new sid; `{sid}` by default. */
  answer?(sid: string): Record<string, unknown>;
}

/**
 * Adds list, one, create, change and remove of an entity to the API. A create and a change go
 * through `mayChange`, `accepts`, the check for required columns (create only), `sealed` and the
 * SQL write, in this order; the first refusal is the answer.
 */
export function crud(api: FastifyInstance, ctx: PlatformContext, entity: Entity): void {
  const { path, table, lacks = [] } = entity;
  const { sees = () => true, serialize = (row) => row, unknown = () => bareStatus(404) } = entity;
  const { accepts = ({ payload }) => payload, sealed = (columns) => columns } = entity;
  const has = (verb: Verb) => !lacks.includes(verb);
  const ask = (request: FastifyRequest): Ask => {
    const sid = param(request, 'sid');
    const row = sid ? findRecord(ctx.db, table, sid) : undefined;
    return { request, caller: request.caller, sid, row, payload: body(request) };
  };

  const list = (asked: Ask) =>
    allRecords(ctx.db, table)
      .filter((row) => sees(asked.caller, row))
      .map((row) => serialize(row, asked));
  const create = (asked: Ask) => {
    const columns = accepts(asked);
    requireFields(table, columns);
    return insertRecord(ctx.db, table, sealed(columns, asked));
  };
  const change = (asked: Ask) => {
    const columns = sealed(accepts(asked), asked);
    if (updateRecord(ctx.db, table, asked.sid, columns) === 0) throw unknown();
  };
  const remove = ({ sid, row }: Ask) => {
    if (!row) throw unknown();
    entity.clears?.(sid);
    deleteRecord(ctx.db, table, sid);
  };

  if (has('list')) api.get(path, async (request) => (entity.list ?? list)(ask(request)));
  if (has('one')) {
    api.get(`${path}/:sid`, async (request) => {
      const asked = ask(request);
      entity.mayRead?.(asked);
      if (!asked.row || !sees(asked.caller, asked.row)) throw unknown();
      return serialize(asked.row, asked);
    });
  }
  if (has('create')) {
    api.post(path, async (request, reply) => {
      const sid = (entity.create ?? create)(ask(request));
      return entity.answer ? reply.code(201).send(entity.answer(sid)) : created(reply, sid);
    });
  }
  if (has('change')) {
    api.put(`${path}/:sid`, async (request, reply) => {
      const asked = ask(request);
      entity.mayChange?.(asked);
      (entity.change ?? change)(asked);
      return noContent(reply);
    });
  }
  if (has('remove')) {
    api.delete(`${path}/:sid`, async (request, reply) => {
      const asked = ask(request);
      entity.mayRemove?.(asked);
      (entity.remove ?? remove)(asked);
      return noContent(reply);
    });
  }
}
