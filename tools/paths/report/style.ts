export const style = `
:root{color-scheme:light dark;--ink:#16202c;--quiet:#51606f;--paper:#fff;--card:#f4f6f8;--edge:#cfd7df;--good:#12724a;--bad:#b3261e;--tint:#fdeceb;--link:#0a5bb5}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f6;--quiet:#a9b6c3;--paper:#12171d;--card:#1d252e;--edge:#33404d;--good:#5ecf9c;--bad:#ff8a80;--tint:#3a1d1c;--link:#7db8ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:70rem;padding:1.25rem 1rem 4rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
a{color:var(--link)}h1{font-size:1.6rem;line-height:1.25;margin:.2rem 0 .4rem}h2{font-size:1.2rem;margin:0}h3{font-size:1rem;margin:1rem 0 .25rem}p{margin:.3rem 0}
code{font-size:.85em;background:var(--card);border-radius:4px;padding:.05em .3em}
.quiet{color:var(--quiet)}.small{font-size:.85rem}.good{color:var(--good)}.bad{color:var(--bad);font-weight:600}
.verdict{border-left:6px solid var(--good);padding:.2rem 0 .2rem .9rem}.verdict.red{border-color:var(--bad)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.6rem;margin:1rem 0;padding:0}
.figure{background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.5rem .75rem}
.figure dt{font-size:.85rem;color:var(--quiet)}.figure dd{margin:0;font-size:1.3rem;font-weight:600;font-variant-numeric:tabular-nums}
.red-list{list-style:none;margin:.75rem 0;padding:0}.red-list li{background:var(--tint);border-radius:8px;padding:.5rem .75rem;margin:.4rem 0}
.tools{position:sticky;top:0;background:var(--paper);padding:.6rem 0;border-bottom:1px solid var(--edge);display:flex;flex-wrap:wrap;gap:.5rem;z-index:1}
.tools input[type=search]{flex:1 1 12rem;min-width:0;font:inherit;padding:.45rem .7rem;border:1px solid var(--edge);border-radius:8px;background:var(--paper);color:inherit}
.choices{display:flex;flex-wrap:wrap;gap:.5rem}
.tools label{display:inline-flex;white-space:nowrap;align-items:center;gap:.35rem;padding:.4rem .6rem;border:1px solid var(--edge);border-radius:8px;cursor:pointer}
section,.path{scroll-margin-top:4.5rem}@media (max-width:30rem){section,.path{scroll-margin-top:7.5rem}}
section{border-top:1px solid var(--edge);padding:1.1rem 0}
.outcomes{display:flex;flex-wrap:wrap;gap:.2rem 1.25rem;margin:.3rem 0;padding:0;list-style:none}
details{margin:.4rem 0;background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.5rem .75rem}
details details{background:var(--paper)}summary{cursor:pointer}
.last{display:block;padding-left:1.1rem}
.contents{background:none;border:0;padding:.6rem 0 0;margin:0}.contents ul{columns:14rem;column-gap:1.5rem;list-style:none;margin:.5rem 0;padding:0}.contents li{break-inside:avoid;padding:.15rem 0}
details.failed{border-color:var(--bad)}
ol.steps{margin:.5rem 0;padding:0;list-style:none}
.step{border-top:1px solid var(--edge);padding:.45rem 0;display:grid;grid-template-columns:1.6rem minmax(0,1fr);gap:0 .5rem}
.step>.number{color:var(--quiet);text-align:right;font-variant-numeric:tabular-nums}
.step.wrong{background:var(--tint);border-radius:8px;padding:.45rem .5rem}
.fault{display:block;margin:.25rem 0}
pre{overflow:auto;max-height:24rem;font-size:.8rem;line-height:1.35;white-space:pre-wrap;margin:.4rem 0}
.chart-box{overflow-x:auto}.chart{max-width:none;height:auto}
.images{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr));gap:1rem;margin:.6rem 0}
figure{margin:0}figure img{display:block;max-width:100%;border:1px solid var(--edge);border-radius:6px}figcaption{font-size:.85rem;color:var(--quiet)}
.shot{max-width:26rem}
[hidden]{display:none!important}
@media (min-width:52rem){body{padding:2rem 2rem 5rem}h1{font-size:1.9rem}}
@media print{.tools{display:none}}
`;
