/** In place of src/screens/dashboard/laterLongClients.ts: they are drawn. */
export { LongClients } from '#src/screens/dashboard/LongClients.tsx';
