// #region tools
const tools = new Map([
  ['find_order', () => 'lamp, delivered'],
  ['request_refund', () => 'on the list'],
  ['tell_warehouse', () => 'told'],
]);

/** Runs the tool that the text names ("find_order 17"), or refuses. */
function runTool(text) {
  const [name, id] = text.split(' ');
  const tool = tools.get(name);
  const result = tool && id === '17' ? tool() : 'refused';
  say(`${text} -> ${result}`);
  return result;
}

/** Starts an agent with the goal after "start_agent", or refuses. */
function startAgent(text) {
  say(text);
  if (!text.startsWith('start_agent ')) return 'refused';
  indent += '  ';
  const result = agent(text.slice('start_agent '.length), runTool);
  indent = indent.slice(2);
  return result;
}

/** Runs a script: a text with one tool call in each line. */
function runScript(text) {
  const lines = text.split('\n');
  say(`script of ${lines.length} lines`);
  indent += '  ';
  const results = lines.map(runTool);
  indent = indent.slice(2);
  return results.join(', ');
}

let indent = '';
function say(text) {
  console.log(`  ${indent}${text}`);
  return text;
}
// #endregion tools
// #region model
/** A stand-in for a language model: fixed answers. */
function model(text) {
  if (text.startsWith('Summarise')) return 'Order 17 is broken.';
  if (text.startsWith('Form or')) return 'form';
  if (text.startsWith('Choose')) return 'find_order 17';
  if (text.startsWith('Divide')) {
    if (!text.includes('Refund')) return 'start_agent Refund order 17.';
    if (!text.includes('Tell')) return 'start_agent Tell warehouse.';
    return 'done: both agents are done';
  }
  if (text.startsWith('Write')) {
    if (text.includes('told')) return 'done: the script has run';
    return 'find_order 17\nrequest_refund 17\ntell_warehouse 17';
  }
  if (text.startsWith('Tell')) {
    if (text.includes('told')) return 'done: the warehouse knows';
    return 'tell_warehouse 17';
  }
  if (!text.includes('find_order')) return 'find_order 17';
  if (!text.includes('request_refund')) return 'request_refund 17';
  return 'done: order 17 is on the list';
}
// #endregion model
const mail = 'Order 17 arrived broken.';
console.log('simple processor');
say(model(`Summarise: ${mail}`));
console.log('router');
const answer = model(`Form or inbox? ${mail}`);
if (answer === 'form') say('send the refund form');
else say('put the mail into the inbox');
console.log('single tool call');
runTool(model(`Choose one tool: ${mail}`));
console.log('multi-step agent');
agent(mail, runTool);
console.log('multi-agent system');
agent(`Divide the work: ${mail}`, startAgent);
console.log('code agent');
agent(`Write a script: ${mail}`, runScript);

function agent(goal, carryOut) {
  const history = [goal];
  for (let step = 1; step <= 8; step++) {
    const action = model(history.join('\n'));
    if (action.startsWith('done')) return say(action);
    history.push(action, carryOut(action));
  }
  return say('stopped after 8 steps');
}
