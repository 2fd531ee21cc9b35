/** With hot reload, a change in one of these folders restarts the server: it and everything that it imports. */
export const watched = ['server', 'vocabulary', 'contract', 'credit', 'disputes', 'machines'];
