const status = require('fs').readFileSync('/proc/self/status', 'utf8')
console.log(status.match(/^Vm(Size|RSS).*/gm).join('\n'))
