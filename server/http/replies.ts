import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/**
 * Replies are sent as their schema says: fields it does not name are left out, and a reply that does not match it is
 * a server error. They are parsed forward: nothing in the contract converts values, and encoding with Zod would run
 * all checks twice.
 */
export const replyCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema, method, url }) => {
  return (reply) => {
    const parsed = z.core.safeParse(schema, reply);
    // The issues name fields of our own schema; their values are left out.
    if (!parsed.success) throw new Error(`The reply of ${method} ${url} does not fit its schema.`);
    return JSON.stringify(parsed.data);
  };
};
