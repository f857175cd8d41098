import stylesheet from './warehouse.css?url';

/** The stylesheet of the warehouse's pages. */
export const WarehouseStyles = () => <link rel="stylesheet" href={stylesheet} precedence="desk" />;
