import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, failure } from './errors';
import type { Body } from './records';

/** The named part of the path, as typed. */
export function param(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

/** The query as plain text values; of a repeated key the first one counts. */
export function query(request: FastifyRequest): Record<string, string | undefined> {
  const values = request.query as Record<string, string | string[] | undefined>;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

/** The body as an object: absent, an array or of an unknown content type reads as empty. */
export function body(request: FastifyRequest): Body {
  const value = request.body;
  return value && typeof value === 'object' && !Array.isArray(value) ? { ...(value as Body) } : {};
}

/**
 * The text of the uploaded file of this field, or undefined when there is none. Throws 500 for a
 * file under another name and for a form that cannot be read (contract 12.5).
 */
export async function uploadedFile(
  request: FastifyRequest,
  field: string,
): Promise<string | undefined> {
  if (!request.isMultipart()) return undefined;
  const unreadable = () => {
    throw failure('Unexpected end of form');
  };
  const file = await request.file({ throwFileSizeLimit: false }).catch(unreadable);
  if (!file) return undefined;
  if (file.fieldname !== field) throw failure('Unexpected field');
  const bytes = await file.toBuffer().catch(unreadable);
  if (file.file.truncated) throw new ApiError(413, { msg: 'request entity too large' });
  return bytes.toString();
}

/** 201 `{sid}`, the answer of nearly every POST (contract 20). */
export function created(reply: FastifyReply, sid: string): FastifyReply {
  return reply.code(201).send({ sid });
}

/** 204 without a body (contract 1.1). */
export function noContent(reply: FastifyReply): FastifyReply {
  return reply.code(204).send();
}
