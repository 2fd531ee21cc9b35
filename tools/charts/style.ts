/**
 * The drawing's own colors, light and dark according to the reader's preference. Every rule is below `svg.chart`, so
 * a chart embedded in a page affects nothing else there, and the page may set the variables.
 */
export const chartStyle = `
svg.chart{--paper:#f7f8fa;--box:#fff;--group:#eef1f5;--inner:#e4e9f0;--ink:#16202c;--quiet:#51606f;--edge:#9aa8b7;--line:#5b6b7c;--accent:#0a5bb5;--good:#12724a;--bad:#b3261e;--lit:#d9e8fb;
color-scheme:light dark;font-family:Arial,Helvetica,"Liberation Sans",sans-serif}
@media (prefers-color-scheme:dark){svg.chart{--paper:#12171d;--box:#1d252e;--group:#171e26;--inner:#202a35;--ink:#eef2f6;--quiet:#a9b6c3;--edge:#526170;--line:#93a3b3;--accent:#7db8ff;--good:#5ecf9c;--bad:#ff8a80;--lit:#173455}}
.chart .paper{fill:var(--paper)}
.chart :where(.state)>.box{fill:var(--box);stroke:var(--edge);stroke-width:1.2}
.chart :where(.group)>.box{fill:var(--group)}
.chart :where(.group.deep)>.box{fill:var(--inner)}
.chart :where(.region)>.box{stroke-dasharray:6 4}
.chart :where(.root)>.box{fill:var(--paper);stroke:none}
.chart .parting{stroke:var(--edge);stroke-width:.8}
.chart text{fill:var(--ink);font-size:12px}
.chart .machine{font-size:17px;font-weight:700}
.chart .name{font-size:14px;font-weight:700}
.chart .quiet,.chart .action{fill:var(--quiet)}
.chart .guard{fill:var(--accent)}
.chart .sign{fill:none;stroke:var(--accent);stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
.chart .line{fill:none;stroke:var(--line);stroke-width:1.4;stroke-linejoin:round}
.chart .head,.chart .dot{fill:var(--line)}
.chart .label{fill:var(--paper);stroke:var(--edge);stroke-width:.8}
.chart .failure .line{stroke:var(--bad)}.chart .failure .head{fill:var(--bad)}
.chart .covered .line,.chart .covered .label{stroke:var(--good)}.chart .covered .head{fill:var(--good)}.chart .covered.state>.box{stroke:var(--good);stroke-width:2}
.chart .missed .line,.chart .missed .label{stroke:var(--bad);stroke-dasharray:5 3}.chart .missed .head{fill:var(--bad)}.chart .missed.state>.box{stroke:var(--bad);stroke-width:2}
.chart .current.state>.box{fill:var(--lit);stroke:var(--accent);stroke-width:2.4}
.chart .current.group>.box{fill:var(--group)}.chart .current.group.deep>.box{fill:var(--inner)}
.chart .taken .line,.chart .taken .label{stroke:var(--accent);stroke-width:2.8}.chart .taken .head{fill:var(--accent)}
`;
