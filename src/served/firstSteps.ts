/** In place of src/screens/dashboard/laterFirstSteps.ts: they are drawn. */
export { FirstSteps } from '#src/screens/dashboard/FirstSteps.tsx';
