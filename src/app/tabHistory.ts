import { createBrowserHistory } from '@tanstack/react-router';
import { backClosesTop } from './backClosesTop.ts';

const noteMove = backClosesTop(() => tabHistory.location.state.__TSR_index);
/** One per browser tab, even when the pages start over. */
export const tabHistory = createBrowserHistory();
tabHistory.subscribe(noteMove);
