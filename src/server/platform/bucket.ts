/** The server's own bucket: browsers post files to `/uploads`. */
export type EmbeddedBucket = {
  kind: 'embedded';
  /** Stores a file under a new key; false if the key is taken. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** Removes a file, if it exists. */
  remove: (key: string) => Promise<void>;
  get: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
};

/** An Aliyun OSS bucket: browsers post files directly to it. */
export type OssBucket = {
  kind: 'oss';
  accessKeyId: string;
  accessKeySecret: string;
  /** The origin of the bucket: `https://<bucket>.<endpoint>`. */
  host: string;
  /** The URL prefix under which its public files are read. */
  cdnUrl: string;
  get: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
};

/**
 * The store of uploaded files. Callers make sure that a key has the form `<catalog>/<name>.<ext>`.
 */
export type Bucket = EmbeddedBucket | OssBucket;
