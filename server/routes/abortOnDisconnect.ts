import type { FastifyRequest } from 'fastify';

/** Runs work with a signal that aborts when the client disconnects, or the server has to stop. */
export async function withDisconnectSignal<T>(
  request: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const { socket } = request.raw;
  const leave = () => gone.abort(new Error('The client disconnected'));
  socket.once('close', leave);
  try {
    return await work(AbortSignal.any([gone.signal, request.server.ending]));
  } finally {
    socket.off('close', leave);
  }
}
