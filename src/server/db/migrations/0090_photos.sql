-- A photo of a parcel was a path alone; now it also says what it shows, of which line, and when it was added.
UPDATE `purchase_parcels` SET `qc_photos` = (
	SELECT json_group_array(json_object('path', value, 'shows', 'OTHER', 'orderItemId', '', 'at', 0))
	FROM json_each(`qc_photos`)
) WHERE json_array_length(`qc_photos`) > 0;
