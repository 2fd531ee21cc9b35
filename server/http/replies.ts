import type { FastifySerializerCompiler } from 'fastify';
import type * as z from 'zod/mini';
import { ReadyReply } from './readyReply.ts';
import { misfit, shapeOf } from './replyShape.ts';

/**
 * Replies are sent as their schema says: fields it does not name are left out, and a reply of another shape is a server
 * error.
 */
export const replyCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema, method, url }) => {
  const shape = shapeOf(schema);
  return (reply) => {
    if (reply instanceof ReadyReply) return reply.text;
    try {
      return JSON.stringify(shape(reply));
    } catch (error) {
      // The values stay out of the message.
      if (error !== misfit) throw error;
      throw new Error(`The reply of ${method} ${url} does not fit its schema.`, { cause: error });
    }
  };
};
