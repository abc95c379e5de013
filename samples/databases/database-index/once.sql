SET lock_timeout = '1s';
CREATE UNIQUE INDEX CONCURRENTLY number_once ON parcel (number);
