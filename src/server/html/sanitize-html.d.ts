/** The part of sanitize-html that is used; the package comes without types. */
declare module 'sanitize-html' {
  type Attributes = Record<string, string>;
  type Options = {
    allowedTags: string[];
    allowedAttributes: Record<string, string[]>;
    allowedSchemes: string[];
    allowedSchemesByTag: Record<string, string[]>;
    allowProtocolRelative: boolean;
    parseStyleAttributes: boolean;
    transformTags: Record<
      string,
      (tagName: string, attribs: Attributes) => { tagName: string; attribs: Attributes }
    >;
  };
  export default function sanitizeHtml(html: string, options: Options): string;
}
