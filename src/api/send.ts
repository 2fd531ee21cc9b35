import { configuration } from '#src/browser/configuration.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { createSend } from './request.ts';
import { accessToken } from './session.ts';

/** Sends the calls of this page. It has its own chunk, because the first screen's data is often asked for without it. */
export const send = createSend({ api: configuration.api, accessToken, impersonatedUser });
