import { encodingForModel } from 'js-tiktoken';

const gpt4 = encodingForModel('gpt-4');
const gpt5 = encodingForModel('gpt-5');

const sentence = {
  English: 'All human beings are born free and equal ' +
    'in dignity and rights.',
  German: 'Alle Menschen sind frei und gleich ' +
    'an Würde und Rechten geboren.',
  Hindi: 'सभी मनुष्यों को गौरव और अधिकारों के मामले में ' +
    'जन्मजात स्वतन्त्रता और समानता प्राप्त है।',
  Burmese: 'လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် ' +
    'လည်းကောင်း၊ တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့် ' +
    'လည်းကောင်း၊ မွေးဖွားလာသူများ ဖြစ်သည်။',
};
for (const [language, text] of Object.entries(sentence))
  console.log(language.padEnd(8),
    gpt4.encode(text).length, gpt5.encode(text).length);
