import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/**
 * Answers leave as their schema says: what it does not name stays here, and what does not fit it is a failure of ours.
 * Parsed forwards: nothing in the contract converts, and backwards Zod walks whatever has a check twice.
 */
export const replyCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema, method, url }) => {
  return (reply) => {
    const parsed = z.core.safeParse(schema, reply);
    // The issues name fields of our own schema; their values are left out.
    if (!parsed.success) throw new Error(`The reply of ${method} ${url} does not fit its schema.`);
    return JSON.stringify(parsed.data);
  };
};
