/** `width` in CSS pixels. */
export const panelStyle = (width: number): string => `
:host{color-scheme:light dark;position:fixed;inset:0 0 0 auto;width:${width}px;overflow:auto;box-sizing:border-box;padding:1rem;
  font:15px/1.45 system-ui,sans-serif;color:light-dark(#16202c,#eef2f6);background:light-dark(#f4f6f8,#1d252e);border-left:1px solid light-dark(#cfd7df,#33404d);overflow-wrap:anywhere}
h1{font-size:1.15rem;margin:0 0 .5rem}h2{font-size:.95rem;margin:1rem 0 .25rem}p{margin:.25rem 0}ol{margin:.25rem 0;padding-left:1.5rem}li{margin:.2rem 0}
button{display:block;width:100%;margin:.3rem 0;padding:.5rem .7rem;font:inherit;text-align:left;color:inherit;background:light-dark(#fff,#12171d);
  border:1px solid light-dark(#8795a3,#5b6a79);border-radius:8px;cursor:pointer}
button:hover{border-color:light-dark(#0a5bb5,#7db8ff)}button[aria-pressed=true],button.main{color:#fff;background:#0a5bb5;border-color:#0a5bb5}
label{display:block}input{width:100%;box-sizing:border-box;padding:.45rem .6rem;font:inherit;color:inherit;background:light-dark(#fff,#12171d);border:1px solid light-dark(#8795a3,#5b6a79);border-radius:8px}
code{display:block;padding:.5rem;border-radius:6px;background:light-dark(#fff,#12171d)}
.problem:empty{display:none}.problem{color:light-dark(#b3261e,#ff8a80);font-weight:600}`;
