import { access } from './access.mjs';
import { content } from './content.mjs';
import { data } from './data.mjs';
import { money } from './money.mjs';
import { running } from './running.mjs';
import { supply } from './supply.mjs';
import { web } from './web.mjs';

/** Every promise, by id. @type {readonly import('./promise.d.ts').Promised[]} */
export const everyPromise = [...access, ...money, ...running, ...content, ...data, ...supply, ...web];
