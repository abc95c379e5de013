delete Array.prototype.at;
