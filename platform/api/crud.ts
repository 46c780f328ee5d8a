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
export interface CrudRequest {
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
  /** The verbs that the API does not have. */
  except?: Verb[];
  /** The whole answer of the list, where it is more than the rows that the caller sees. */
  list?(req: CrudRequest): unknown;
  /** Which rows the list and the get-one show; all by default. */
  sees?(caller: Caller, row: Row): boolean;
  /** A row as the list and the get-one answer it; as it is stored by default. */
  serialize?(row: Row, req: CrudRequest): unknown;
  /** The answer for a row that does not exist or is not seen; 404 text by default. */
  notFound?(): ApiError;
  /** Refusals of a get-one, a change and a remove, before the row has to exist. */
  mayRead?(req: CrudRequest): void;
  mayChange?(req: CrudRequest): void;
  mayRemove?(req: CrudRequest): void;
  /** The columns of a body: sets what the caller's scope forces, and refuses the rest. */
  accepts?(req: CrudRequest): Body;
  /** The columns as they are stored; after the check for missing required ones. */
  sealed?(columns: Body, req: CrudRequest): Body;
  /** What goes before the row goes. */
  beforeRemove?(sid: string): void;
  /** In place of the whole write, for what no option says; a create answers the sid. */
  create?(req: CrudRequest): string;
  change?(req: CrudRequest): void;
  remove?(req: CrudRequest): void;
  /** The answer of a create by the new sid; `{sid}` by default. */
  answer?(sid: string): Record<string, unknown>;
}

/**
 * Adds list, one, create, change and remove of an entity to the API. A create and a change go
 * through `mayChange`, `accepts`, the check for required columns (create only), `sealed` and the
 * SQL write, in this order; the first refusal is the answer.
 */
export function crud(api: FastifyInstance, ctx: PlatformContext, entity: Entity): void {
  const { path, table, except = [] } = entity;
  const { sees = () => true, serialize = (row) => row, notFound = () => bareStatus(404) } = entity;
  const { accepts = ({ payload }) => payload, sealed = (columns) => columns } = entity;
  const has = (verb: Verb) => !except.includes(verb);
  const toCrudRequest = (request: FastifyRequest): CrudRequest => {
    const sid = param(request, 'sid');
    const row = sid ? findRecord(ctx.db, table, sid) : undefined;
    return { request, caller: request.caller, sid, row, payload: body(request) };
  };

  const list = (req: CrudRequest) =>
    allRecords(ctx.db, table)
      .filter((row) => sees(req.caller, row))
      .map((row) => serialize(row, req));
  const create = (req: CrudRequest) => {
    const columns = accepts(req);
    requireFields(table, columns);
    return insertRecord(ctx.db, table, sealed(columns, req));
  };
  const change = (req: CrudRequest) => {
    const columns = sealed(accepts(req), req);
    if (updateRecord(ctx.db, table, req.sid, columns) === 0) throw notFound();
  };
  const remove = ({ sid, row }: CrudRequest) => {
    if (!row) throw notFound();
    entity.beforeRemove?.(sid);
    deleteRecord(ctx.db, table, sid);
  };

  if (has('list')) api.get(path, async (request) => (entity.list ?? list)(toCrudRequest(request)));
  if (has('one')) {
    api.get(`${path}/:sid`, async (request) => {
      const req = toCrudRequest(request);
      entity.mayRead?.(req);
      if (!req.row || !sees(req.caller, req.row)) throw notFound();
      return serialize(req.row, req);
    });
  }
  if (has('create')) {
    api.post(path, async (request, reply) => {
      const sid = (entity.create ?? create)(toCrudRequest(request));
      return entity.answer ? reply.code(201).send(entity.answer(sid)) : created(reply, sid);
    });
  }
  if (has('change')) {
    api.put(`${path}/:sid`, async (request, reply) => {
      const req = toCrudRequest(request);
      entity.mayChange?.(req);
      (entity.change ?? change)(req);
      return noContent(reply);
    });
  }
  if (has('remove')) {
    api.delete(`${path}/:sid`, async (request, reply) => {
      const req = toCrudRequest(request);
      entity.mayRemove?.(req);
      (entity.remove ?? remove)(req);
      return noContent(reply);
    });
  }
}
