/** Goes up when a reader of the old files could not read the new ones. */
export const formatVersion = 8;
