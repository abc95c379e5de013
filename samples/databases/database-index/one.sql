SET lock_timeout = '1s';
CREATE UNIQUE INDEX CONCURRENTLY one ON parcel (number);
