/** What our workers use of a service worker's scope, which isn't among the types of a page. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'install' | 'activate' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ) => void;
}

/** The events of installing, activating, and fetching in one. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly respondWith: (reply: Promise<Response>) => void;
  /** Not in every browser. */
  readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
}
