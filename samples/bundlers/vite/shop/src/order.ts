document.querySelector('#total')!.textContent = 'Thank you';
