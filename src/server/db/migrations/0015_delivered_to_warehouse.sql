-- DELIVERED told of two things: a shipment at home, and goods at the shopper's own warehouse.
UPDATE `notifications` SET `type` = 'DELIVERED_TO_WAREHOUSE' WHERE `type` = 'DELIVERED' AND json_extract(`parameters`, '$.transitNo') IS NULL;
