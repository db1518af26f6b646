// Reads what comes with a request through the protocol's schemas.

import { tableId } from '@orrery/protocol';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refused } from '../refusal.ts';

export function read<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refused('server/malformed', { field: issue?.path.join('.') ?? '', problem: issue?.message ?? '' });
}

const paramIn = ({ params }: FastifyRequest): string | undefined => (params as { id?: string }).id;

export function tableIn(request: FastifyRequest): string {
  const read = tableId.safeParse(paramIn(request));
  if (!read.success) throw new Refused('server/no-such-table');
  return read.data;
}

/** An id in an address that is not a table's. */
export function idIn(request: FastifyRequest): string {
  const id = paramIn(request);
  if (id === undefined || !/^[\w-]{1,80}$/.test(id)) throw new Refused('server/unknown');
  return id;
}
