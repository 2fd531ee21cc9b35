/**
 * `npm run paths`: finds, for each statechart, a small set of paths that takes every transition, and walks them on the
 * machines, on the screens and on the running product; `-- --help` lists the options. Exits 1 when a transition is not taken or
 * a step is not as the chart says. docs/paths/README.md tells how to read it and how to add or record a case.
 */
import { runTool } from './paths/runTool.ts';

process.exitCode = await runTool(process.argv.slice(2));
