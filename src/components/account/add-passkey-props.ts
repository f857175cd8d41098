export type AddPasskeyProps = {
  /** Whether the login password has to be typed. */
  needsPassword: boolean;
  texts: Readonly<
    Record<
      | 'name'
      | 'nameHint'
      | 'password'
      | 'show'
      | 'hide'
      | 'add'
      | 'cancelled'
      | 'known'
      | 'failed'
      | 'unsupported',
      string
    >
  >;
};
