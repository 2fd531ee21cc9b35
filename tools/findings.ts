/**
 * `npm run findings`: writes docs/findings.md, the page with all rules, from the rules and the cases of their tests.
 */
import { writeFileSync } from 'node:fs';
import { findingsPage } from '#tests/credit/findings/page.ts';
import { wordsOf } from './usage.mjs';

wordsOf('npm run findings    writes docs/findings.md, the page of all rules, from the rules and their tests');

writeFileSync(new URL('../docs/findings.md', import.meta.url), findingsPage());
console.log('Wrote docs/findings.md');
