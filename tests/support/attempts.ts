/** How often the browser sends a call that it may repeat before it shows a failure (src/api/request.ts). */
export const attempts = 3;
