import stylesheet from './books.css?url';

/** The styles of plots, for the page that needs them. */
export const BooksStyles = () => <link rel="stylesheet" href={stylesheet} precedence="desk" />;
