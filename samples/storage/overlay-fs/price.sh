set -e
mkdir image changes work view
for file in read chmod open append replace remove; do
  head -c 8M /dev/urandom > image/$file
done
layers=lowerdir=image,upperdir=changes,workdir=work
mount -t overlay overlay -o $layers,userxattr view

# #region price
price() { # the KiB that a command adds to the changes
  before=$(du -sk changes | cut -f1)
  eval "$2"
  after=$(du -sk changes | cut -f1)
  printf '%-20s %5d KiB\n' "$1" $((after - before))
}
price 'read it'             'cat view/read > /dev/null'
price 'change its mode'     'chmod 600 view/chmod'
price 'open, write nothing' ': >> view/open'
price 'append a byte'       'printf x >> view/append'
price 'replace by a byte'   'printf x > view/replace'
price 'remove it'           'rm view/remove'
du -sh image
# #endregion price
