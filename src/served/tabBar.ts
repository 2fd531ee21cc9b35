/** In place of src/app/layout/laterTabBar.ts: it is drawn. */
export { TabBar } from '#src/app/layout/TabBar.tsx';
