/** An S3-compatible object store, and how to sign requests to it. */
export interface S3Settings {
  /** `https://s3.us-east-1.amazonaws.com`, without a path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is the first part of the path instead of the host name. */
  readonly pathStyle: boolean;
}
