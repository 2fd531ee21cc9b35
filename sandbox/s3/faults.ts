/** How an answer goes wrong, as those of real object stores do. */
export type Fault =
  /** 503 before anything was done. */
  | 'slowDown'
  /** 500 before anything was done. */
  | 'internalError'
  /** The connection breaks before anything was done. */
  | 'reset'
  /** It is done, and the connection breaks before the answer. */
  | 'lostReply'
  /** The connection breaks in the middle of the content. */
  | 'cutOff'
  /** The content that arrived is not the content that was sent. */
  | 'damagedInTransit'
  /** Nothing happens, and the connection stays open. */
  | 'hangs'
  /** It is done, and answered after a while. */
  | 'slow'
  /** 200, and an error in the document: the store began to answer before it was done. */
  | 'errorIn200';

/** What a request asks for, by the name of S3's own operation. */
export type Operation =
  | 'AbortMultipartUpload'
  | 'CompleteMultipartUpload'
  | 'CreateMultipartUpload'
  | 'DeleteObject'
  | 'GetObject'
  | 'HeadObject'
  | 'ListMultipartUploads'
  | 'ListObjectsV2'
  | 'PutObject'
  | 'UploadPart';

interface Planned {
  readonly fault: Fault;
  /** Null for any. */
  readonly operation: Operation | null;
  times: number;
}

/** What is to go wrong next. */
export interface Faults {
  /** The next requests, or the next of one operation, fail this often. */
  plan(fault: Fault, options?: { operation?: Operation; times?: number }): void;
  clear(): void;
  next(operation: Operation): Fault | null;
}

export function plannedFaults(): Faults {
  let planned: Planned[] = [];
  return {
    plan(fault, { operation, times = 1 } = {}) {
      planned.push({ fault, operation: operation ?? null, times });
    },
    clear() {
      planned = [];
    },
    next(operation) {
      const found = planned.find((each) => each.operation === null || each.operation === operation);
      if (found === undefined) return null;
      found.times -= 1;
      if (found.times <= 0) planned = planned.filter((each) => each !== found);
      return found.fault;
    },
  };
}
