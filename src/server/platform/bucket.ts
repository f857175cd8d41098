/** A bucket of ours: files come in through `POST /uploads`. */
export type EmbeddedBucket = {
  kind: 'embedded';
  /** Stores a file under a key that was never used; false where it was. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** Removes a file; does nothing where there is none. */
  remove: (key: string) => Promise<void>;
  get: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
};

/** An Aliyun OSS bucket: browsers post to it themselves. */
export type OssBucket = {
  kind: 'oss';
  accessKeyId: string;
  accessKeySecret: string;
  host: string;
  cdnUrl: string;
  get: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
};

/** Where uploaded files are kept. A key is `<catalog>/<name>.<ext>`, checked by whoever asks. */
export type Bucket = EmbeddedBucket | OssBucket;
