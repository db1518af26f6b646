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

export function tableIn(request: FastifyRequest): string {
  const { id } = request.params as { id?: string };
  const read = tableId.safeParse(id);
  if (!read.success) throw new Refused('server/no-such-table');
  return read.data;
}
