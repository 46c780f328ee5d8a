import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './errors';
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

/** The bytes of a multipart body; read as an ordinary body it is empty (contract 1.1). */
export class Upload {
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  /** The fields and files in it; rejects when the bytes are no form. */
  form(contentType: string): Promise<FormData> {
    const headers = { 'content-type': contentType };
    return new Response(new Uint8Array(this.#bytes), { headers }).formData();
  }
}

/**
 * The text of the uploaded file of this field, or undefined when there is none. Throws 500 for a
 * file under another name and for a form that cannot be read (contract 12.5).
 */
export async function uploadedFile(
  request: FastifyRequest,
  field: string,
): Promise<string | undefined> {
  if (!(request.body instanceof Upload)) return undefined;
  const form = await request.body.form(request.headers['content-type'] ?? '').catch(() => {
    throw failure('Unexpected end of form');
  });
  for (const [name, value] of form) {
    if (typeof value === 'string') continue;
    if (name !== field) throw failure('Unexpected field');
    return value.text();
  }
  return undefined;
}

/** 201 `{sid}`, the answer of nearly every POST (contract 20). */
export function created(reply: FastifyReply, sid: string): FastifyReply {
  return reply.code(201).send({ sid });
}

/** 204 without a body (contract 1.1). */
export function noContent(reply: FastifyReply): FastifyReply {
  return reply.code(204).send();
}
