import stylesheet from './tariffs.css?url';

/** The styles of tariffs, for the pages that need them. */
export const TariffsStyles = () => <link rel="stylesheet" href={stylesheet} precedence="desk" />;
