import stylesheet from './shipments.css?url';

/** The styles of packing and of papers, for the pages that need them. */
export const ShipmentsStyles = () => <link rel="stylesheet" href={stylesheet} precedence="desk" />;
