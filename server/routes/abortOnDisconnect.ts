import type { FastifyRequest } from 'fastify';

/** Runs work with a signal that aborts when the client disconnects. */
export async function withDisconnectSignal<T>(
  request: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const { socket } = request.raw;
  const leave = () => gone.abort(new Error('The client disconnected'));
  socket.once('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', leave);
  }
}
